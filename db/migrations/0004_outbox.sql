CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"position" smallint NOT NULL,
	"content_hash" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_idempotencyKey_position_unique" UNIQUE("idempotency_key","position")
);
--> statement-breakpoint
CREATE INDEX "outbox_created_at_position_index" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "outbox_recipient_key_created_at_index" ON "outbox" USING btree ("recipient_key","created_at" DESC NULLS LAST);