CREATE TABLE "imported_restaurants" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"key" text,
	"checksum" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_restaurants" ADD CONSTRAINT "imported_restaurants_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_restaurants_file_index" ON "imported_restaurants" USING btree ("file");