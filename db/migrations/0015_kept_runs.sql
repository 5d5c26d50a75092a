ALTER TABLE "guide_generations" DROP CONSTRAINT "guide_generations_pkey";--> statement-breakpoint
ALTER TABLE "guide_generations" ALTER COLUMN "guide_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "prompt" text;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "state" text DEFAULT 'complete' NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "is_debug" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "from_stage" text;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD COLUMN "clock_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD CONSTRAINT "guide_generations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD CONSTRAINT "guide_generations_parent_id_guide_generations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_generations_created_at_index" ON "guide_generations" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guide_generations_parent_id_index" ON "guide_generations" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "guide_generations" ADD CONSTRAINT "guide_generations_guideId_unique" UNIQUE("guide_id");--> statement-breakpoint
ALTER TABLE "guide_generations" ADD CONSTRAINT "guide_generations_asked_for" CHECK ("guide_generations"."guide_id" is not null or ("guide_generations"."city" is not null and "guide_generations"."prompt" is not null));--> statement-breakpoint
ALTER TABLE "guide_generations" ADD CONSTRAINT "guide_generations_has_guide" CHECK (("guide_generations"."state" = 'complete') = ("guide_generations"."guide_id" is not null));