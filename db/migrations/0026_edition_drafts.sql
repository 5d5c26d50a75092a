CREATE TABLE "edition_drafts" (
	"city" text NOT NULL,
	"week" date NOT NULL,
	"theme" text NOT NULL,
	"guide_id" text,
	"claim" uuid,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "edition_drafts_city_week_pk" PRIMARY KEY("city","week")
);
--> statement-breakpoint
ALTER TABLE "edition_drafts" ADD CONSTRAINT "edition_drafts_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;