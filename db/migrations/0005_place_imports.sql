CREATE TABLE "place_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"list" text,
	"name" text NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"status" text,
	"restaurant_id" text,
	"confidence" text,
	"reason" text,
	"candidate_ids" text[] DEFAULT '{}' NOT NULL,
	"outcome" text,
	"applied_to" text,
	"applied_status" text,
	"former_status" text,
	"former_origin_guide_id" text,
	"former_updated_at" timestamp with time zone,
	CONSTRAINT "place_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "place_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'previewed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "place_import_rows" ADD CONSTRAINT "place_import_rows_import_id_place_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."place_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_import_rows" ADD CONSTRAINT "place_import_rows_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_import_rows" ADD CONSTRAINT "place_import_rows_applied_to_restaurants_id_fk" FOREIGN KEY ("applied_to") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_imports" ADD CONSTRAINT "place_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_import_rows_restaurant_id_index" ON "place_import_rows" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "place_import_rows_applied_to_index" ON "place_import_rows" USING btree ("applied_to");--> statement-breakpoint
CREATE INDEX "place_imports_user_id_created_at_index" ON "place_imports" USING btree ("user_id","created_at");