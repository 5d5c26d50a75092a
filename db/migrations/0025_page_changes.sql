CREATE TABLE "page_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_changes_xid_index" ON "page_changes" USING btree ("xid");--> statement-breakpoint
-- Triggers write the tags of the changed pages with the change itself: a transaction that is rolled back has changed none,
-- and nothing that writes a row can forget it. The tags are those of lib/web/cache-tags.ts.
CREATE FUNCTION "note_page_changes"("changed" text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "page_changes" ("tags")
	SELECT CASE WHEN cardinality("known") > 2000 THEN ARRAY['everything'] ELSE "known" END
	FROM (SELECT ARRAY(SELECT DISTINCT "tag" FROM unnest("changed") AS "tag" WHERE "tag" IS NOT NULL)) AS "tags" ("known")
	WHERE cardinality("known") > 0;
$$;
--> statement-breakpoint
-- A new guide of a reader's is listed by the magazine alone, which sees it within minutes: each would empty the whole cache.
CREATE FUNCTION "note_guide_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "after"
			CROSS JOIN LATERAL (VALUES
				('guide:' || "id"),
				(CASE WHEN NOT "is_admin_only" AND ("is_email_guide" OR "is_featured") THEN 'guides' END)
			) AS "tags" ("tag")));
	ELSIF TG_OP = 'UPDATE' THEN
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "before" JOIN "after" USING ("id")
			CROSS JOIN LATERAL (VALUES
				('guide:' || "id"),
				(CASE WHEN NOT "before"."is_admin_only" OR NOT "after"."is_admin_only" THEN 'guides' END)
			) AS "tags" ("tag")
			WHERE "before" IS DISTINCT FROM "after"));
	ELSE
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "before"
			CROSS JOIN LATERAL (VALUES
				('guide:' || "id"),
				(CASE WHEN NOT "is_admin_only" THEN 'guides' END)
			) AS "tags" ("tag")));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_entry_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "after" AS "entry" JOIN "guides" ON "guides"."id" = "entry"."guide_id"
			CROSS JOIN LATERAL (VALUES
				('guide:' || "guide_id"),
				('place:' || "restaurant_id"),
				(CASE WHEN NOT "is_admin_only" AND ("is_email_guide" OR "is_featured" OR TG_OP = 'UPDATE') THEN 'guides' END)
			) AS "tags" ("tag")));
	END IF;
	IF TG_OP <> 'INSERT' THEN
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "before" AS "entry" LEFT JOIN "guides" ON "guides"."id" = "entry"."guide_id"
			CROSS JOIN LATERAL (VALUES
				('guide:' || "guide_id"),
				('place:' || "restaurant_id"),
				(CASE WHEN NOT "is_admin_only" THEN 'guides' END)
			) AS "tags" ("tag")));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- When Google was last asked is nothing that a page shows. What the magazine knows of a place is what it finds guides by.
CREATE FUNCTION "note_place_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "after"
			CROSS JOIN LATERAL (VALUES
				('place:' || "id"),
				(CASE WHEN "source" <> 'listed' THEN 'places' END)
			) AS "tags" ("tag")));
	ELSIF TG_OP = 'UPDATE' THEN
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "before" JOIN "after" USING ("id")
			LEFT JOIN "guide_entries" ON "guide_entries"."restaurant_id" = "after"."id"
			LEFT JOIN "guides" ON "guides"."id" = "guide_entries"."guide_id"
			CROSS JOIN LATERAL (VALUES
				('place:' || "after"."id"),
				('guide:' || "guides"."id"),
				(CASE WHEN "before"."source" <> 'listed' OR "after"."source" <> 'listed' THEN 'places' END),
				(CASE WHEN NOT "guides"."is_admin_only" AND
					("before"."name", "before"."neighbourhood", "before"."town", "before"."cuisines", "before"."good_for", "before"."price_level", "before"."status")
					IS DISTINCT FROM
					("after"."name", "after"."neighbourhood", "after"."town", "after"."cuisines", "after"."good_for", "after"."price_level", "after"."status")
					THEN 'guides' END)
			) AS "tags" ("tag")
			WHERE "before" IS DISTINCT FROM "after"
				AND to_jsonb("before") - 'refreshed_at' IS DISTINCT FROM to_jsonb("after") - 'refreshed_at'));
	ELSE
		PERFORM "note_page_changes"(ARRAY(
			SELECT "tag" FROM "before"
			CROSS JOIN LATERAL (VALUES
				('place:' || "id"),
				(CASE WHEN "source" <> 'listed' THEN 'places' END)
			) AS "tags" ("tag")));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_evidence_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		"changed" := ARRAY(SELECT DISTINCT "restaurant_id" FROM "after");
	ELSIF TG_OP = 'UPDATE' THEN
		"changed" := ARRAY(
			SELECT DISTINCT "restaurant" FROM "before" JOIN "after" USING ("id")
			CROSS JOIN LATERAL (VALUES ("before"."restaurant_id"), ("after"."restaurant_id")) AS "restaurants" ("restaurant")
			WHERE "before" IS DISTINCT FROM "after");
	ELSE
		"changed" := ARRAY(SELECT DISTINCT "restaurant_id" FROM "before");
	END IF;
	PERFORM "note_page_changes"(ARRAY(
		SELECT 'place:' || "id" FROM unnest("changed") AS "id"
		UNION ALL
		SELECT 'guide:' || "guide_id" FROM "guide_entries" WHERE "restaurant_id" = ANY("changed")));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_update_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM "note_page_changes"(ARRAY(SELECT 'guide:' || "guide_id" FROM "after"));
	END IF;
	IF TG_OP <> 'INSERT' THEN
		PERFORM "note_page_changes"(ARRAY(SELECT 'guide:' || "guide_id" FROM "before"));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "guides_note_inserted_pages" AFTER INSERT ON "guides"
	REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_guide_pages"();
--> statement-breakpoint
CREATE TRIGGER "guides_note_updated_pages" AFTER UPDATE ON "guides"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_guide_pages"();
--> statement-breakpoint
CREATE TRIGGER "guides_note_deleted_pages" AFTER DELETE ON "guides"
	REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "note_guide_pages"();
--> statement-breakpoint
CREATE TRIGGER "guide_entries_note_inserted_pages" AFTER INSERT ON "guide_entries"
	REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_entry_pages"();
--> statement-breakpoint
CREATE TRIGGER "guide_entries_note_updated_pages" AFTER UPDATE ON "guide_entries"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_entry_pages"();
--> statement-breakpoint
CREATE TRIGGER "guide_entries_note_deleted_pages" AFTER DELETE ON "guide_entries"
	REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "note_entry_pages"();
--> statement-breakpoint
CREATE TRIGGER "restaurants_note_inserted_pages" AFTER INSERT ON "restaurants"
	REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_place_pages"();
--> statement-breakpoint
CREATE TRIGGER "restaurants_note_updated_pages" AFTER UPDATE ON "restaurants"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_place_pages"();
--> statement-breakpoint
CREATE TRIGGER "restaurants_note_deleted_pages" AFTER DELETE ON "restaurants"
	REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "note_place_pages"();
--> statement-breakpoint
CREATE TRIGGER "evidence_note_inserted_pages" AFTER INSERT ON "evidence"
	REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_evidence_pages"();
--> statement-breakpoint
CREATE TRIGGER "evidence_note_updated_pages" AFTER UPDATE ON "evidence"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_evidence_pages"();
--> statement-breakpoint
CREATE TRIGGER "evidence_note_deleted_pages" AFTER DELETE ON "evidence"
	REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "note_evidence_pages"();
--> statement-breakpoint
CREATE TRIGGER "guide_updates_note_inserted_pages" AFTER INSERT ON "guide_updates"
	REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_update_pages"();
--> statement-breakpoint
CREATE TRIGGER "guide_updates_note_updated_pages" AFTER UPDATE ON "guide_updates"
	REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "note_update_pages"();
--> statement-breakpoint
CREATE TRIGGER "guide_updates_note_deleted_pages" AFTER DELETE ON "guide_updates"
	REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "note_update_pages"();
