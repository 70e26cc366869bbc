import type { Product, ProductFeature } from '@hub/contract/core/products/product';
import type { QualificationLevel } from '@hub/contract/core/products/qualification';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';

/** The driver returns a decimal number as text. */
type Decimal = ColumnType<string, number, number>;

declare module '../../db/tables.ts' {
  interface Tables {
    products: {
      id: Generated<string>;
      sku: string;
      name: string;
      name_key: string;
      search_key: Defaulted<string>;
      acronym: string;
      edition: string;
      description_html: string;
      description_text: string;
      categories: string[];
      from_months: number | null;
      to_months: number | null;
      minutes: number;
      respondents: Product['respondents'];
      languages: string[];
      qualification_level: QualificationLevel;
      cover: string;
      sample: string | null;
      published: boolean;
      imported_at: Defaulted<Date>;
    };
    material_links: {
      secret_hash: Buffer;
      feature_id: string;
      expires_at: Date;
      /** Set on links to a form: the form, and the account it is for. */
      form_id: string | null;
      organization_id: string | null;
      account_id: string | null;
    };
    product_features: {
      id: Generated<string>;
      product_id: string;
      sku: string;
      name: string;
      description: string;
      kind: ProductFeature['kind'];
      counted_in: ProductFeature['countedIn'];
      place: number;
      form_id: Defaulted<string | null>;
      output_formats: Defaulted<ProductFeature['outputFormats']>;
    };
    feature_videos: {
      id: Generated<string>;
      feature_id: string;
      name: string;
      title: string;
      description: string;
      seconds: Decimal;
      place: number;
      file: string;
      captions: string;
      poster: string;
    };
    video_positions: {
      organization_id: string;
      account_id: string;
      video_id: string;
      seconds: Decimal;
      changed_at: Generated<Date>;
    };
    product_files: { name: string; bytes: Buffer };
  }
}
