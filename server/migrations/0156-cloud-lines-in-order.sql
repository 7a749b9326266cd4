-- Lines are read by month and id in the same direction, as every list is. This index had the two run against each other:
-- for a page of 25 lines PostgreSQL read and sorted a whole month.
DROP INDEX cloud_usage_month_index;
CREATE INDEX cloud_usage_month_index ON cloud_usage (month, id);
