-- Trigrams, for the search box over packets. PostgreSQL's own contrib, and trusted: the owner of
-- the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
