import { chooseFormLanguage, type FormLanguage } from '../shared/form-language';

type LanguageBarProps = {
  language: FormLanguage;
  /** Whether the words in Spanish couldn't load. */
  hasFailed: boolean;
};

/** The way to the other language, for who has asked for Spanish. The button stays the same, so that it keeps the focus. */
export function LanguageBar({ language, hasFailed }: LanguageBarProps) {
  const isSpanish = language === 'es';
  const notice = hasFailed
    ? 'El formulario en español no se cargó. Revise su señal.'
    : 'El formulario está en español.';
  return (
    <div className="flex items-center justify-between gap-4 border-b border-steel px-4 [font-family:system-ui,sans-serif] sm:px-6">
      <p lang="es" role="status">
        {isSpanish ? notice : ''}
      </p>
      <button
        type="button"
        lang={isSpanish ? 'en' : 'es'}
        className="link min-h-11 cursor-pointer font-semibold"
        onClick={() => chooseFormLanguage(isSpanish ? 'en' : 'es')}
      >
        {isSpanish ? 'English' : 'Español'}
      </button>
    </div>
  );
}
