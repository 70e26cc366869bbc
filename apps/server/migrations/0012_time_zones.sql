-- An organization's time zone is known from the browser that registers it, or of the first manager who comes. Until
-- then its days are counted in UTC, as they all were.
alter table organizations alter column time_zone drop default, alter column time_zone drop not null;
update organizations set time_zone = null where time_zone = 'UTC';
