import type { ReportFile } from '@hub/contract/core/reports/report';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read as a value. */
type Json<Value> = ColumnType<Value, string, never>;

declare module '../../db/tables.ts' {
  interface Tables {
    reports: {
      organization_id: string;
      id: Generated<string>;
      case_id: string;
      client_id: string;
      output_format: number;
      title: string;
      language: string;
      has_items: boolean;
      created_at: Generated<Date>;
      created_by: string;
      input: Json<unknown>;
      document: Json<unknown>;
      document_hash: Buffer;
    };
    report_scores: {
      organization_id: string;
      report_id: string;
      place: number;
      administration_id: string;
      score_version: number;
    };
    report_files: {
      organization_id: string;
      report_id: string;
      kind: ReportFile;
      bytes: Buffer;
      hash: Buffer;
      created_at: Generated<Date>;
    };
    report_views: {
      secret_hash: Buffer;
      browser_hash: Buffer;
      organization_id: string;
      report_id: string;
      account_id: string;
      expires_at: Date;
    };
  }
}
