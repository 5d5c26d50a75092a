ALTER TABLE "restaurants" ADD COLUMN "listed_by" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "last_seen_on" date;--> statement-breakpoint
CREATE INDEX "restaurants_described" ON "restaurants" USING btree ("city","id") WHERE "restaurants"."source" <> 'listed';--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_listed_by" CHECK (("restaurants"."source" = 'listed') = ("restaurants"."listed_by" is not null) and ("restaurants"."listed_by" is null) = ("restaurants"."last_seen_on" is null));--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_listed_undescribed" CHECK ("restaurants"."source" <> 'listed' or ("restaurants"."editorial_summary" is null and "restaurants"."room" is null and "restaurants"."dishes" = '[]'));