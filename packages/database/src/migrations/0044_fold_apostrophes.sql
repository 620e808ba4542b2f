-- lock: only rows with an apostrophe are written, of one table, once.
-- As `foldText` in @countersign/answers now has it: "obrien" finds O'Brien, "kapiolani" finds Kapiʻolani.
UPDATE "packets"
SET "search_text" = regexp_replace("search_text", '[''`´ʹ-ʿˈˊˋ՚‘-‛′‵ꞌ＇]', '', 'g'),
  "sort_name" = regexp_replace("sort_name", '[''`´ʹ-ʿˈˊˋ՚‘-‛′‵ꞌ＇]', '', 'g'),
  "sort_resident" = regexp_replace("sort_resident", '[''`´ʹ-ʿˈˊˋ՚‘-‛′‵ꞌ＇]', '', 'g'),
  "sort_address" = regexp_replace("sort_address", '[''`´ʹ-ʿˈˊˋ՚‘-‛′‵ꞌ＇]', '', 'g')
WHERE "search_text" ~ '[''`´ʹ-ʿˈˊˋ՚‘-‛′‵ꞌ＇]';
