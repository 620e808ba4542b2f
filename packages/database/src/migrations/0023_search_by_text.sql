DROP INDEX "packets_searched";--> statement-breakpoint
CREATE INDEX "packets_by_text" ON "packets" USING gin ("search_text" gin_trgm_ops);