-- Staff word the programs in both languages; the Spanish words move here from the dictionary of the pages.

alter table programs
  add column name_es text,
  add column description_es text,
  add constraint programs__spanish_is_whole check (num_nulls(name_es, description_es) in (0, 2)),
  add constraint programs__named check (length(btrim(name)) between 1 and 120 and length(btrim(name_es)) between 1 and 120);
comment on column programs.name_es is 'The name on Spanish pages; null, like the description beside it: the program stays as it was written.';

update programs program set name_es = told.name, description_es = told.description
from (values
  ('sponsor-classroom', 'Patrocinar un aula', 'Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su docente.'),
  ('rent-assistance', 'Ayuda para la renta', 'Un mes de renta puede mantener a una familia cerca de su escuela. Este programa ayudará cuando falte un mes.'),
  ('tower-smbs', 'Tower para pequeñas empresas', 'Los pequeños negocios sostienen una cuadra. Este programa les prestará herramientas, consejo y un primer cliente: la escuela de al lado.'),
  ('sponsor-athlete', 'Patrocinar a un atleta', 'Los jóvenes atletas necesitan tacos, viajes y alguien que los vea jugar. Este programa apoyará sus metas, con el permiso de su tutor.')
) as told (id, name, description)
where program.id = told.id;
