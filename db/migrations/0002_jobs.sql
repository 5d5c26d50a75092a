CREATE TABLE "job_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_on_at" timestamp with time zone,
	CONSTRAINT "job_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "job_events_waiting" ON "job_events" USING btree ("created_at") WHERE "job_events"."handed_on_at" is null;