-- Entries as they came, those of one group in a row: JSON, a list of lists of what `entry` has columns for. They are laid among the
-- others of their match many at once, for one alone costs a page of the file wherever its match lies.
create table arrived (
  n integer primary key,
  rows text not null
) strict;
