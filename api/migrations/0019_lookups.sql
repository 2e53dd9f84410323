-- Look-ups that 100,000 goods made slow: values of an option, neighbours in a category.
create index option_value_group on option_value (group_no);
create index goods_category on goods (category_no);
