ALTER TABLE "guides" ADD COLUMN "readings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;