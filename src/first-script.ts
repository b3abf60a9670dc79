/**
 * What almost every page draws with, so that it comes in the entry: one file less to ask for, and it packs
 * better beside the rest.
 */
import './components/call-to-action';
import './components/drawing-sheet';
import './components/drawing-thumbnail';
import './components/fallback-image';
import './components/index-tabs';
import './components/page-head';
import './components/plate';
import './components/section';
import './components/service-area-map';
