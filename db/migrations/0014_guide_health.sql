CREATE TABLE "dismissed_flags" (
	"guide_id" text NOT NULL,
	"change_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_flags_guide_id_change_id_pk" PRIMARY KEY("guide_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "entry_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guide_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"replacement_id" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"verdicts" jsonb NOT NULL,
	"photo_url" text,
	"photo_attribution" jsonb,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guide_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"restaurant_name" text NOT NULL,
	"reason" text NOT NULL,
	"replacement_name" text
);
--> statement-breakpoint
CREATE TABLE "place_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"restaurant_id" text NOT NULL,
	"guide_id" text,
	"kind" text NOT NULL,
	"words" text,
	"reporter" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "restaurant_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restaurant_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"restaurant_id" text NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"is_editors" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurant_corrections" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"fields" text[] NOT NULL,
	"status" text,
	"name" text,
	"name_text" text,
	"address" text,
	"phone_number" text,
	"website" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide_entries" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dismissed_flags" ADD CONSTRAINT "dismissed_flags_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_flags" ADD CONSTRAINT "dismissed_flags_change_id_restaurant_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."restaurant_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_proposals" ADD CONSTRAINT "entry_proposals_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_proposals" ADD CONSTRAINT "entry_proposals_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_proposals" ADD CONSTRAINT "entry_proposals_replacement_id_restaurants_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_updates" ADD CONSTRAINT "guide_updates_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_changes" ADD CONSTRAINT "restaurant_changes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_corrections" ADD CONSTRAINT "restaurant_corrections_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_flags_change_id_index" ON "dismissed_flags" USING btree ("change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_proposals_guide_id_restaurant_id_index" ON "entry_proposals" USING btree ("guide_id","restaurant_id");--> statement-breakpoint
CREATE INDEX "entry_proposals_restaurant_id_index" ON "entry_proposals" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "entry_proposals_replacement_id_index" ON "entry_proposals" USING btree ("replacement_id");--> statement-breakpoint
CREATE INDEX "guide_updates_guide_id_id_index" ON "guide_updates" USING btree ("guide_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "place_reports_one_voice" ON "place_reports" USING btree ("restaurant_id","reporter","kind") WHERE "place_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "place_reports_open" ON "place_reports" USING btree ("restaurant_id","id") WHERE "place_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "place_reports_guide_id_index" ON "place_reports" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "restaurant_changes_restaurant_id_field_id_index" ON "restaurant_changes" USING btree ("restaurant_id","field","id" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "keep_editors_word"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"word" "restaurant_corrections"%ROWTYPE;
BEGIN
	SELECT * INTO "word" FROM "restaurant_corrections" WHERE "restaurant_id" = NEW."id";
	IF NOT FOUND THEN
		RETURN NEW;
	END IF;
	IF 'status' = ANY("word"."fields") THEN
		NEW."status" := "word"."status";
	END IF;
	IF 'address' = ANY("word"."fields") THEN
		NEW."address" := "word"."address";
	END IF;
	IF 'phone_number' = ANY("word"."fields") THEN
		NEW."phone_number" := "word"."phone_number";
	END IF;
	IF 'website' = ANY("word"."fields") THEN
		NEW."website" := "word"."website";
	END IF;
	IF 'name' = ANY("word"."fields") THEN
		NEW."name" := "word"."name";
		NEW."name_text" := "word"."name_text";
		IF position(' ' || "word"."name_text" || ' ' IN ' ' || NEW."search_text" || ' ') = 0 THEN
			NEW."search_text" := "word"."name_text" || ' ' || NEW."search_text";
		END IF;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "restaurants_keep_editors_word" BEFORE UPDATE ON "restaurants"
	FOR EACH ROW EXECUTE FUNCTION "keep_editors_word"();
--> statement-breakpoint
CREATE FUNCTION "note_restaurant_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "restaurant_changes" ("restaurant_id", "field", "before", "after", "is_editors")
		VALUES (NEW."id", 'status', NULL, NEW."status", false);
		RETURN NULL;
	END IF;
	INSERT INTO "restaurant_changes" ("restaurant_id", "field", "before", "after", "is_editors")
	SELECT NEW."id", "field", "before", "after", "is_editors"
	FROM (VALUES
		('status', OLD."status", NEW."status"),
		('name', OLD."name", NEW."name"),
		('address', OLD."address", NEW."address"),
		('phone_number', OLD."phone_number", NEW."phone_number"),
		('website', OLD."website", NEW."website")
	) AS "columns" ("field", "before", "after")
	CROSS JOIN LATERAL (
		SELECT EXISTS (
			SELECT FROM "restaurant_corrections" AS "word"
			WHERE "word"."restaurant_id" = NEW."id" AND "columns"."field" = ANY("word"."fields")
		) AS "is_editors"
	) AS "whose"
	-- Sources spell an address now with, now without its dots and spaces: that is no news.
	WHERE regexp_replace(lower("before"), '[^[:alnum:]]', '', 'g') IS DISTINCT FROM regexp_replace(lower("after"), '[^[:alnum:]]', '', 'g')
		AND ("is_editors" OR "field" IN ('status', 'name', 'address'));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "restaurants_note_changes" AFTER UPDATE ON "restaurants" FOR EACH ROW
	WHEN ((OLD."status", OLD."name", OLD."address", OLD."phone_number", OLD."website")
		IS DISTINCT FROM (NEW."status", NEW."name", NEW."address", NEW."phone_number", NEW."website"))
	EXECUTE FUNCTION "note_restaurant_changes"();
--> statement-breakpoint
CREATE TRIGGER "restaurants_note_closed" AFTER INSERT ON "restaurants" FOR EACH ROW
	WHEN (NEW."status" <> 'open') EXECUTE FUNCTION "note_restaurant_changes"();
--> statement-breakpoint
-- Places that closed before anything was noted: when is near enough the last time they were written.
INSERT INTO "restaurant_changes" ("restaurant_id", "field", "before", "after", "is_editors", "at")
SELECT "id", 'status', 'open', "status", false, "updated_at" FROM "restaurants" WHERE "status" <> 'open';
