DROP INDEX "deliveries_pending";--> statement-breakpoint
DROP INDEX "delivery_batches_open";--> statement-breakpoint
ALTER TABLE "delivery_batches" ADD COLUMN "may_be_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("edition_id","id") WHERE "deliveries"."state" = 'pending' and "deliveries"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "delivery_batches_open" ON "delivery_batches" USING btree ("edition_id","next_try_at") WHERE "delivery_batches"."state" = 'open';