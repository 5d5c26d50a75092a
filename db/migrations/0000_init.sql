CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "guide_creations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guide_id" text NOT NULL,
	"position" smallint NOT NULL,
	"restaurant_id" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"verdicts" jsonb NOT NULL,
	"photo_url" text,
	"photo_attribution" jsonb,
	CONSTRAINT "guide_entries_guideId_position_unique" UNIQUE("guide_id","position"),
	CONSTRAINT "guide_entries_guideId_restaurantId_unique" UNIQUE("guide_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "guide_generations" (
	"guide_id" text PRIMARY KEY NOT NULL,
	"idea" jsonb,
	"search_plans" jsonb,
	"candidates" jsonb,
	"selections" jsonb,
	"research" jsonb,
	"composition" jsonb,
	"saving" jsonb,
	"usage" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"prompt" text NOT NULL,
	"introduction" jsonb NOT NULL,
	"cover_cuisine" text NOT NULL,
	"hero_image_url" text,
	"hero_image_attribution" jsonb,
	"author_id" uuid,
	"written_by" text NOT NULL,
	"is_email_guide" boolean DEFAULT false NOT NULL,
	"is_admin_only" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"limit" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_limit_subject_pk" PRIMARY KEY("limit","subject")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"source" text PRIMARY KEY NOT NULL,
	"checksum" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"dated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurant_statuses" (
	"user_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	"status" text NOT NULL,
	"origin_guide_id" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurant_statuses_user_id_restaurant_id_pk" PRIMARY KEY("user_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text,
	"city" text NOT NULL,
	"town" text,
	"neighbourhood" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"has_approximate_coordinates" boolean DEFAULT false NOT NULL,
	"google_place_id" text,
	"rating" real,
	"user_rating_count" integer,
	"price_level" smallint,
	"cuisines" text[] DEFAULT '{}' NOT NULL,
	"dishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"room" text,
	"vibes" text[] DEFAULT '{}' NOT NULL,
	"good_for" text[] DEFAULT '{}' NOT NULL,
	"meals" text[] DEFAULT '{}' NOT NULL,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"phone_number" text,
	"website" text,
	"founded_in" smallint,
	"editorial_summary" text,
	"status" text DEFAULT 'open' NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurants_googlePlaceId_unique" UNIQUE("google_place_id"),
	CONSTRAINT "restaurants_latitude_range" CHECK ("restaurants"."latitude" between -90 and 90),
	CONSTRAINT "restaurants_longitude_range" CHECK ("restaurants"."longitude" between -180 and 180),
	CONSTRAINT "restaurants_price_level_range" CHECK ("restaurants"."price_level" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_emailKey_city_unique" UNIQUE("email_key","city"),
	CONSTRAINT "subscribers_email_key_is_lower" CHECK ("subscribers"."email_key" = lower("subscribers"."email"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_usernameKey_unique" UNIQUE("username_key"),
	CONSTRAINT "users_username_key_is_lower" CHECK ("users"."username_key" = lower("users"."username"))
);
--> statement-breakpoint
ALTER TABLE "guide_creations" ADD CONSTRAINT "guide_creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_entries" ADD CONSTRAINT "guide_entries_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_entries" ADD CONSTRAINT "guide_entries_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_generations" ADD CONSTRAINT "guide_generations_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_statuses" ADD CONSTRAINT "restaurant_statuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_statuses" ADD CONSTRAINT "restaurant_statuses_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_statuses" ADD CONSTRAINT "restaurant_statuses_origin_guide_id_guides_id_fk" FOREIGN KEY ("origin_guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_creations_user_id_started_at_index" ON "guide_creations" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "guide_entries_restaurant_id_index" ON "guide_entries" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "guides_city_created_at_index" ON "guides" USING btree ("city","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guides_email_feed" ON "guides" USING btree ("city","created_at" DESC NULLS LAST) WHERE "guides"."is_email_guide" and not "guides"."is_admin_only";--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "evidence_restaurant_id_index" ON "evidence" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "restaurant_statuses_restaurant_id_index" ON "restaurant_statuses" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "restaurants_city_index" ON "restaurants" USING btree ("city");--> statement-breakpoint
CREATE INDEX "restaurants_latitude_longitude_index" ON "restaurants" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "restaurants_search_trigrams" ON "restaurants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "restaurants_search_words" ON "restaurants" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");