-- A backup is made as hub_system, the one role whose policies show everything.
grant select on applied_migrations to hub_system;
