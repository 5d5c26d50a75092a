CREATE TABLE "confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_preferences" (
	"subscriber_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	"status" text NOT NULL,
	"origin_guide_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_preferences_subscriber_id_restaurant_id_pk" PRIMARY KEY("subscriber_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "preference_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"restaurant_id" text NOT NULL,
	"status" text NOT NULL,
	"former_status" text,
	"former_guide_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber_claims" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "subscribers" DROP CONSTRAINT "subscribers_confirmTokenHash_unique";--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_preferences" ADD CONSTRAINT "pending_preferences_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_preferences" ADD CONSTRAINT "pending_preferences_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_preferences" ADD CONSTRAINT "pending_preferences_origin_guide_id_guides_id_fk" FOREIGN KEY ("origin_guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference_clicks" ADD CONSTRAINT "preference_clicks_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_claims" ADD CONSTRAINT "subscriber_claims_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_preferences_restaurant_id_index" ON "pending_preferences" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "preference_clicks_subscriber_id_restaurant_id_created_at_index" ON "preference_clicks" USING btree ("subscriber_id","restaurant_id","created_at");--> statement-breakpoint
ALTER TABLE "subscribers" DROP COLUMN "confirm_token_hash";--> statement-breakpoint
ALTER TABLE "subscribers" DROP COLUMN "confirm_expires_at";