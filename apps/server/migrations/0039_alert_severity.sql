-- How serious critical answers are: 1 is danger to life. An instrument defines it; what was published without it gets
-- it here, as a published version never changes. What is neither here nor there counts as 1.
create table critical_severities (
  code text not null,
  version text not null,
  item text not null,
  severity smallint not null check (severity between 1 and 3),
  primary key (code, version, item)
);
alter table critical_severities enable row level security;
alter table critical_severities force row level security;
grant select, insert on critical_severities to hub_system;
create policy system on critical_severities to hub_system using (true) with check (true);
set local role hub_system;
insert into critical_severities values
  ('LBS-2', '1.0.0', 'mood6', 1),
  ('LBS-2', '1.0.0', 'self-mood5', 1),
  ('LBS-2', '1.0.0', 'agg4', 2),
  ('LBS-2', '1.0.0', 'self-agg4', 2),
  ('LBS-2', '1.0.0', 'class-agg1', 2),
  ('LBS-2', '1.0.0', 'rule5', 3),
  ('LBS-2', '1.0.0', 'self-rule5', 3),
  ('LMC', '1.0.0', '12', 1),
  ('LCO', '1.0.0', 'touch-then', 3);
reset role;
revoke insert on critical_severities from hub_system;

alter table critical_alerts add column severity smallint not null default 1 check (severity between 1 and 3);
set local role hub_system;
with known as (
  select alert.organization_id, alert.id, item.value as item,
    coalesce(severities.severity, 1) as severity, item.place
  from critical_alerts alert
  join administrations form
    on form.organization_id = alert.organization_id and form.id = alert.administration_id
  join instrument_forms instrument
    on instrument.form_id = form.form_id and instrument.version = form.instrument_version
  cross join lateral jsonb_array_elements(alert.items) with ordinality as item (value, place)
  left join critical_severities severities
    on severities.code = instrument.code and severities.version = instrument.version
    and severities.item = item.value ->> 'itemId'
), told as (
  select organization_id, id, min(severity) as severity,
    jsonb_agg(item || jsonb_build_object('severity', severity) order by place) as items
  from known group by 1, 2
)
update critical_alerts alert set severity = told.severity, items = told.items
from told where told.organization_id = alert.organization_id and told.id = alert.id;
reset role;
