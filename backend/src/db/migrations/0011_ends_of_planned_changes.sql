-- A planned change that undoes another one at its end names the version that it undoes.
ALTER TABLE content_versions ADD COLUMN undoes integer;
