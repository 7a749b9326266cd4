-- What was taken from a company names it in the changes alone; of these entries they are searched.
CREATE INDEX audit_log_takings_index ON audit_log USING gin ((changes::text) gin_trgm_ops)
  WHERE operation IN ('removeHolding', 'deleteContact', 'deleteCompany', 'deleteConfiguration', 'deleteCloudConfiguration');
