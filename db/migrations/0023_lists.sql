CREATE TABLE "place_list_items" (
	"list_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	"position" integer NOT NULL,
	"note" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_list_items_list_id_restaurant_id_pk" PRIMARY KEY("list_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "place_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"order" text DEFAULT 'newest' NOT NULL,
	"share_token" text,
	"shows_owner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_lists_shareToken_unique" UNIQUE("share_token")
);
--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "unlisted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "place_list_items" ADD CONSTRAINT "place_list_items_list_id_place_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."place_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_list_items" ADD CONSTRAINT "place_list_items_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_lists" ADD CONSTRAINT "place_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_list_items_restaurant_id_index" ON "place_list_items" USING btree ("restaurant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_lists_name" ON "place_lists" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "guides_author_id_created_at_index" ON "guides" USING btree ("author_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_unlisted_is_not_public" CHECK ("guides"."unlisted_at" is null or "guides"."is_admin_only");