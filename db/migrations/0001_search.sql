CREATE TABLE "search_spellings" (
	"spelling" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_spellings_spelling_word_pk" PRIMARY KEY("spelling","word")
);
--> statement-breakpoint
CREATE FUNCTION "note_search_spellings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_spellings" ("spelling", "word")
	SELECT DISTINCT "spelling", "word"
	FROM (SELECT DISTINCT unnest(string_to_array("search_text", ' ')) AS "word" FROM "written") AS "words"
	CROSS JOIN LATERAL (
		SELECT "word" AS "spelling"
		UNION ALL
		SELECT overlay("word" PLACING '' FROM "at" FOR 1) FROM generate_series(1, length("word")) AS "at"
	) AS "spellings"
	WHERE length("word") BETWEEN 3 AND 24
		AND NOT EXISTS (SELECT FROM "search_spellings" AS "known" WHERE "known"."spelling" = "words"."word" AND "known"."word" = "words"."word")
	ORDER BY "spelling", "word"
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "restaurants_inserted_spellings" AFTER INSERT ON "restaurants"
	REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_spellings"();
--> statement-breakpoint
CREATE TRIGGER "restaurants_updated_spellings" AFTER UPDATE ON "restaurants"
	REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_spellings"();
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "name_text" text;--> statement-breakpoint
-- As nameTextOf folds it, near enough until the row is next written; the trigger notes the spellings.
UPDATE "restaurants" SET "name_text" = trim(regexp_replace(regexp_replace(lower(unaccent("name")), '[''’‘`]', '', 'g'), '[][!-/:-@\\^_{|}~[:space:]]+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "restaurants" ALTER COLUMN "name_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "restaurants_name_start" ON "restaurants" USING btree ("name_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "restaurants_name_words" ON "restaurants" USING gin (to_tsvector('simple', "name_text"));--> statement-breakpoint
CREATE INDEX "restaurants_name_trigrams" ON "restaurants" USING gin ("name_text" gin_trgm_ops);
