CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "envelopes_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "room_sessions" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"role" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"stream" text NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"ip" text,
	"user_agent" text,
	"time_zone" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "events_by_stream" UNIQUE("stream","seq")
);
--> statement-breakpoint
CREATE TABLE "own_form_editions" (
	"form_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"revised_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_form_editions_form_id_edition_pk" PRIMARY KEY("form_id","edition")
);
--> statement-breakpoint
CREATE TABLE "own_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"edition" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"packet_id" uuid,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_once" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "executed_files" (
	"packet_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packet_tenants" (
	"packet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "packet_tenants_packet_id_position_pk" PRIMARY KEY("packet_id","position")
);
--> statement-breakpoint
CREATE TABLE "packets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" bigserial NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"document_group_id" text NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"property_name" text NOT NULL,
	"address" jsonb NOT NULL,
	"unit_name" text NOT NULL,
	"initiator_name" text NOT NULL,
	"initiator_email" text NOT NULL,
	"documents" jsonb NOT NULL,
	"categories" text[] NOT NULL,
	"request_key" text NOT NULL,
	"request_sha256" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"owner_signed_at" timestamp (3) with time zone,
	"execution_date" timestamp (3) with time zone,
	"archived_reason" text,
	"archived_words" text,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "packets_document_group_id_unique" UNIQUE("document_group_id"),
	CONSTRAINT "packets_by_request" UNIQUE("owner_id","request_key"),
	CONSTRAINT "packets_status" CHECK ("packets"."status" in ('CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT', 'AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE', 'FULLY_EXECUTED', 'ARCHIVED')),
	CONSTRAINT "packets_archived_reason" CHECK ("packets"."archived_reason" in ('put-away', 'declined', 'canceled', 'expired')),
	CONSTRAINT "packets_archived_says_why" CHECK ("packets"."status" <> 'ARCHIVED' or ("packets"."archived_reason" is not null and "packets"."archived_at" is not null)),
	CONSTRAINT "packets_executed_says_when" CHECK ("packets"."status" <> 'FULLY_EXECUTED' or "packets"."execution_date" is not null)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"packet_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_packet_id_unique" UNIQUE("packet_id")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	CONSTRAINT "tenants_by_email" UNIQUE("owner_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_authorities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"root_pem" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"packet_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"expires_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	"signed_at" timestamp (3) with time zone,
	CONSTRAINT "signing_invites_code_unique" UNIQUE("code"),
	CONSTRAINT "signing_invites_by_role" UNIQUE("packet_id","role"),
	CONSTRAINT "signing_invites_role" CHECK ("signing_invites"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign')),
	CONSTRAINT "signing_invites_status" CHECK ("signing_invites"."status" in ('created', 'pending', 'signed', 'declined', 'canceled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"state_sha256" text PRIMARY KEY NOT NULL,
	"browser_sha256" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_sha256_unique" UNIQUE("token_sha256")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_membership" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "room_sessions" ADD CONSTRAINT "room_sessions_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_form_editions" ADD CONSTRAINT "own_form_editions_form_id_own_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."own_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_forms" ADD CONSTRAINT "own_forms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executed_files" ADD CONSTRAINT "executed_files_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_tenants" ADD CONSTRAINT "packet_tenants_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_tenants" ADD CONSTRAINT "packet_tenants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packets" ADD CONSTRAINT "packets_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD CONSTRAINT "signing_invites_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_sessions_by_expiry" ON "room_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("type","at");--> statement-breakpoint
CREATE INDEX "own_forms_by_owner" ON "own_forms" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_packet" ON "mails" USING btree ("packet_id");--> statement-breakpoint
CREATE INDEX "packet_tenants_by_tenant" ON "packet_tenants" USING btree ("tenant_id","packet_id");--> statement-breakpoint
CREATE INDEX "packets_by_owner" ON "packets" USING btree ("owner_id","number");--> statement-breakpoint
CREATE INDEX "packets_by_property" ON "packets" USING btree ("owner_id","property_id","number");--> statement-breakpoint
CREATE INDEX "packets_by_unit" ON "packets" USING btree ("unit_id","number");--> statement-breakpoint
CREATE INDEX "packets_by_body" ON "packets" USING btree ("owner_id","request_sha256","created_at");--> statement-breakpoint
CREATE INDEX "packets_search" ON "packets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_by_owner" ON "properties" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "units_by_property" ON "units" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "signing_invites_by_expiry" ON "signing_invites" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_expiry" ON "login_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");