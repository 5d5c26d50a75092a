CREATE TABLE "job_crons" (
	"function_id" text NOT NULL,
	"function_name" text NOT NULL,
	"expression" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_crons_function_id_expression_pk" PRIMARY KEY("function_id","expression")
);
--> statement-breakpoint
CREATE TABLE "job_paces" (
	"key" text PRIMARY KEY NOT NULL,
	"booked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"run_key" text NOT NULL,
	"key" text NOT NULL,
	"position" bigserial NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_progress_run_key_key_pk" PRIMARY KEY("run_key","key")
);
--> statement-breakpoint
CREATE TABLE "job_queue" (
	"run_id" uuid NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"locked_by" uuid,
	CONSTRAINT "job_queue_run_id_item_pk" PRIMARY KEY("run_id","item")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"function_id" text NOT NULL,
	"function_name" text NOT NULL,
	"event" jsonb NOT NULL,
	"key" text,
	"singleton_key" text,
	"limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"max_attempts" integer NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"output" jsonb,
	"error" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "job_runs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "job_steps" (
	"run_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"ended_order" integer,
	"position" bigserial NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "job_steps_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_queue" ADD CONSTRAINT "job_queue_run_id_job_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."job_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_steps" ADD CONSTRAINT "job_steps_run_id_job_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."job_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_progress_tail" ON "job_progress" USING btree ("run_key","position");--> statement-breakpoint
CREATE INDEX "job_queue_due" ON "job_queue" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "job_queue_locked" ON "job_queue" USING btree ("locked_by") WHERE "job_queue"."locked_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_singleton" ON "job_runs" USING btree ("singleton_key") WHERE "job_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "job_runs_latest" ON "job_runs" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_runs_by_status" ON "job_runs" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_runs_active" ON "job_runs" USING btree ("function_id") WHERE "job_runs"."status" = 'running';