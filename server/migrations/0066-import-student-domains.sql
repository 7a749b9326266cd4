-- Tables of student domains are imported as those of companies and contacts are.
ALTER TABLE imports DROP CONSTRAINT imports_kind_check;
ALTER TABLE imports ADD CONSTRAINT imports_kind_check CHECK (kind IN ('companies', 'contacts', 'studentDomains'));
-- Quotation marks that came with the list of universities in an encoding of their own.
UPDATE student_domains SET name_de = translate(name_de, U&'\0093\0094', '“”'), name_en = translate(name_en, U&'\0093\0094', '“”')
WHERE name_de ~ U&'[\0093\0094]' OR name_en ~ U&'[\0093\0094]';
