/**
 * What almost every page draws with, so that it comes in the entry: one file less to ask for, and it packs
 * better beside the rest.
 */
import './site/shared/call-to-action';
import './site/drawings/drawing-frame';
import './site/drawings/drawing-thumbnail';
import './ui/fallback-image';
import './site/shared/index-tabs';
import './site/shared/jump-list';
import './site/head/page-head';
import './site/proof/proof-strip';
import './site/proof/service-terms';
import './site/shared/spec-card';
import './site/shared/section';
import './site/location/service-area-map';
