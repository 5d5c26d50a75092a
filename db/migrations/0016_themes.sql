CREATE TABLE "discarded_themes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"city" text NOT NULL,
	"target_week" date NOT NULL,
	"theme" text NOT NULL,
	"discarded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"city" text NOT NULL,
	"first_week" date NOT NULL,
	"weeks" integer NOT NULL,
	"work_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_themes" ADD COLUMN "work_kind" text;--> statement-breakpoint
ALTER TABLE "scheduled_themes" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_themes" ADD COLUMN "work_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "theme_generations_going" ON "theme_generations" USING btree ("city") WHERE "theme_generations"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "scheduled_themes" ADD CONSTRAINT "scheduled_themes_work" CHECK (("scheduled_themes"."work_kind" is null) = ("scheduled_themes"."work_id" is null) and ("scheduled_themes"."work_kind" is null) = ("scheduled_themes"."work_at" is null));