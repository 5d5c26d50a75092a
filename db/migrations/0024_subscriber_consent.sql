ALTER TABLE "delivery_batches" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "consent_source" text DEFAULT 'double opt-in' NOT NULL;