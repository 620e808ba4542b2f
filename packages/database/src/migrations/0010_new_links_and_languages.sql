ALTER TABLE "signing_invites" ADD COLUMN "new_link_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD CONSTRAINT "signing_invites_language" CHECK ("signing_invites"."language" in ('en', 'es'));