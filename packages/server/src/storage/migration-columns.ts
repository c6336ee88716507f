/** Columns as all steps of the migration make them. */
import type { ColumnDefinitionBuilder } from 'kysely';

export function key(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().notNull();
}

export function needed(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

/** Goes with the person. */
export function ofPerson(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('person.id').onDelete('cascade');
}

/** Goes with the table. */
export function ofTable(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references('game_table.id').onDelete('cascade');
}
