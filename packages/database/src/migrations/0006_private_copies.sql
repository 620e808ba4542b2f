-- A file that stands already was made when nothing was private: it stays everyone's.
ALTER TABLE "executed_files" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "executed_files" DROP CONSTRAINT "executed_files_pkey";--> statement-breakpoint
ALTER TABLE "executed_files" ADD CONSTRAINT "executed_files_packet_id_audience_pk" PRIMARY KEY("packet_id","audience");--> statement-breakpoint
ALTER TABLE "executed_files" ADD CONSTRAINT "executed_files_audience" CHECK ("executed_files"."audience" in ('everyone', 'LLEdit', 'TT1', 'TT2', 'TT3', 'TT4', 'LLSign'));--> statement-breakpoint
ALTER TABLE "signing_invites" ADD COLUMN "kind" text DEFAULT 'resident' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_invites" ADD CONSTRAINT "signing_invites_kind" CHECK ("signing_invites"."kind" in ('resident', 'guarantor'));
