CREATE TABLE "harvest_nodes" (
	"city" text NOT NULL,
	"name" text NOT NULL,
	"depth" smallint NOT NULL,
	"south" double precision NOT NULL,
	"north" double precision NOT NULL,
	"west" double precision NOT NULL,
	"east" double precision NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"found" smallint,
	"is_full" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "harvest_nodes_city_name_pk" PRIMARY KEY("city","name")
);
--> statement-breakpoint
CREATE TABLE "harvests" (
	"city" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"calls" integer DEFAULT 0 NOT NULL,
	"cost_usd" double precision DEFAULT 0 NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "harvest_nodes" ADD CONSTRAINT "harvest_nodes_city_harvests_city_fk" FOREIGN KEY ("city") REFERENCES "public"."harvests"("city") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "harvest_nodes_city_state_index" ON "harvest_nodes" USING btree ("city","state");