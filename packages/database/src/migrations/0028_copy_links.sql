ALTER TABLE "signing_invites" ADD COLUMN "copy_token_sha256" text;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "copy_until" timestamp (3) with time zone;