-- What a stack costs in a month in which nobody used it stands in a line of its own from now on, so that tables, files and
-- sums agree. Months with such stacks are worked out anew.
INSERT INTO cloud_costs_due (month) SELECT DISTINCT month FROM cloud_stack_costs WHERE people = 0 AND cents > 0
ON CONFLICT (month) DO UPDATE SET shares_changed = true;
