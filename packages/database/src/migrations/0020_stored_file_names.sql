CREATE INDEX "envelopes_by_scan" ON "envelopes" USING btree (("body" -> 'paper' ->> 'scanSha256'));--> statement-breakpoint
CREATE INDEX "kept_templates_by_file" ON "kept_templates" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "executed_files_by_file" ON "executed_files" USING btree ("sha256");