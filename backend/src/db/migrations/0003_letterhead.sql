-- What a site's documents carry besides its branch: the logo, its colour, and the numbers that papers must state.
-- An empty logo: the company's name stands in its place; an empty number is left out.
ALTER TABLE sites ADD COLUMN letterhead jsonb NOT NULL
  DEFAULT '{"colour": "#1f2937", "logo": "", "coc": "", "vatNumber": "", "iban": ""}';
