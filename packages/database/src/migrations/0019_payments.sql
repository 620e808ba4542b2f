CREATE TABLE "payment_reads" (
	"provider" text PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"packet_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"charge_reference" text,
	"method" text,
	"failure" text,
	"wrong_amount_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_charge_reference_unique" UNIQUE("charge_reference"),
	CONSTRAINT "payments_by_attempt" UNIQUE("packet_id","attempt"),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('recorded', 'stripe')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'processing', 'paid', 'invoiced', 'failed', 'expired', 'partially-refunded', 'refunded', 'disputed', 'dispute-lost')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"id" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('canceled', 'paid-twice', 'by-hand', 'provider')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_packet_id_unique";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now a fee was only recorded: a fee above 0 is invoiced.
INSERT INTO "payments" ("id", "packet_id", "owner_id", "attempt", "provider", "status", "amount_cents", "currency", "reference", "created_at", "settled_at")
SELECT receipt."id", receipt."packet_id", packet."owner_id", 1, 'recorded',
  CASE WHEN receipt."amount_cents" = 0 THEN 'paid' ELSE 'invoiced' END,
  receipt."amount_cents", receipt."currency", 'recorded:' || receipt."id", receipt."paid_at", receipt."paid_at"
FROM "receipts" AS receipt JOIN "packets" AS packet ON packet."id" = receipt."packet_id";--> statement-breakpoint
UPDATE "receipts" AS receipt
SET "owner_id" = packet."owner_id", "payment_id" = receipt."id",
  "settlement" = CASE WHEN receipt."amount_cents" = 0 THEN 'free' ELSE 'invoiced' END
FROM "packets" AS packet WHERE packet."id" = receipt."packet_id";--> statement-breakpoint
UPDATE "receipts" AS receipt SET "number" = numbered."number"
FROM (SELECT "id", row_number() OVER (ORDER BY "paid_at", "id") AS "number" FROM "receipts" WHERE "amount_cents" > 0) AS numbered
WHERE numbered."id" = receipt."id";--> statement-breakpoint
INSERT INTO "receipt_counters" ("id", "last") SELECT 1, coalesce(max("number"), 0) FROM "receipts";--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "payment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "settlement" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_under_way" ON "payments" USING btree ("packet_id") WHERE "payments"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_under_way" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('requested', 'pending');--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_valid" ON "receipts" USING btree ("packet_id") WHERE "receipts"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "receipts_by_packet" ON "receipts" USING btree ("packet_id");--> statement-breakpoint
CREATE INDEX "receipts_by_owner" ON "receipts" USING btree ("owner_id","number");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_unique" UNIQUE("payment_id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_numbered" CHECK (("receipts"."number" is null) = ("receipts"."amount_cents" = 0));