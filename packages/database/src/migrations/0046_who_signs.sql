ALTER TABLE "packets" ADD COLUMN "signer_name" text;--> statement-breakpoint
-- Before, a packet had the owner's name or a company's ("DBA"), and nobody else could sign it.
-- lock: short, of the packets under way and those in a company's name only
UPDATE "packets" SET "signer_name" = "users"."name" FROM "users"
  WHERE "users"."id" = "packets"."owner_id"
    AND ("packets"."status" NOT IN ('FULLY_EXECUTED', 'ARCHIVED') OR "packets"."initiator_name" <> "users"."name");
