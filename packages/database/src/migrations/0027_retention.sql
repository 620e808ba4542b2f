-- lock: the first table has the logins of a month; the second index is made once, at a start.
CREATE INDEX "mails_with_body" ON "mails" USING btree ("created_at") WHERE "mails"."html" <> '';--> statement-breakpoint
CREATE INDEX "sessions_by_age" ON "sessions" USING btree ("created_at");