ALTER TABLE "mails" DROP CONSTRAINT "mails_role";--> statement-breakpoint
ALTER TABLE "executed_files" DROP CONSTRAINT "executed_files_audience";--> statement-breakpoint
ALTER TABLE "retired_codes" DROP CONSTRAINT "retired_codes_role";--> statement-breakpoint
ALTER TABLE "signing_invites" DROP CONSTRAINT "signing_invites_role";--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "owners_waiting" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The expression of a generated column cannot change without writing the table anew: a trigger takes over.
ALTER TABLE "packets" ALTER COLUMN "list_group" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "packets" ALTER COLUMN "list_group" SET DEFAULT 'needs-you';--> statement-breakpoint
CREATE FUNCTION "set_list_group"() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  NEW.list_group := CASE
    WHEN NEW.status IN ('FULLY_EXECUTED', 'ARCHIVED') THEN 'done'
    WHEN NEW.status = 'AWAITING_TENANT_SIGNATURE' OR NEW.owner_signed_at IS NOT NULL
      OR (NEW.status = 'AWAITING_LANDLORD_SIGNATURE' AND NEW.owners_waiting <> '{}') THEN 'waiting'
    ELSE 'needs-you'
  END;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "set_list_group" BEFORE INSERT OR UPDATE ON "packets"
FOR EACH ROW EXECUTE FUNCTION "set_list_group"();--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_role" CHECK ("mails"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign')) NOT VALID;--> statement-breakpoint
ALTER TABLE "executed_files" ADD CONSTRAINT "executed_files_audience" CHECK ("executed_files"."audience" in ('everyone', 'LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign')) NOT VALID;--> statement-breakpoint
ALTER TABLE "retired_codes" ADD CONSTRAINT "retired_codes_role" CHECK ("retired_codes"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign')) NOT VALID;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD CONSTRAINT "signing_invites_role" CHECK ("signing_invites"."role" in ('LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LL2', 'LL3', 'LLSign')) NOT VALID;