CREATE TABLE "own_form_words" (
	"owner_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "own_form_words_owner_id_word_pk" PRIMARY KEY("owner_id","word")
);
--> statement-breakpoint
ALTER TABLE "own_form_words" ADD CONSTRAINT "own_form_words_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Digits only are no word: nobody means 4711 who writes 4712. In one order, which prevents deadlocks.
CREATE FUNCTION "add_own_form_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "own_form_words" ("owner_id", "word")
    SELECT DISTINCT "own_forms"."owner_id", "found"."word"
    FROM "own_forms", regexp_split_to_table(
      lower(NEW."title" || ' ' || NEW."description" || ' ' || NEW."category"), '\W+') AS "found"("word")
    WHERE "own_forms"."id" = NEW."form_id" AND "found"."word" ~ '\D'
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "own_form_editions_words" AFTER INSERT OR UPDATE OF "title", "description", "category"
  ON "own_form_editions" FOR EACH ROW EXECUTE FUNCTION "add_own_form_words"();--> statement-breakpoint
INSERT INTO "own_form_words" ("owner_id", "word")
  SELECT DISTINCT "own_forms"."owner_id", "found"."word"
  FROM "own_forms"
  JOIN "own_form_editions" AS "kept"
    ON "kept"."form_id" = "own_forms"."id" AND "kept"."edition" = "own_forms"."edition",
    regexp_split_to_table(
      lower("kept"."title" || ' ' || "kept"."description" || ' ' || "kept"."category"), '\W+') AS "found"("word")
  WHERE "found"."word" ~ '\D'
  ON CONFLICT DO NOTHING;
