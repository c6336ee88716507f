/**
 * Stands in every page, before anything is shown: the chart that was chosen on this device, room for the list of
 * games, fonts at once where they came with an earlier visit and else after the first words, nothing in another
 * language than the one that is read here, and no touch in vain. Its twin with all settings is `app/settings.ts`.
 */
{
  const recall = (name) => {
    try {
      return localStorage.getItem(`captains-table/${name}`);
    } catch {
      return undefined;
    }
  };
  const page = document.documentElement;
  const chart = recall('chart');
  if (chart === 'light' || chart === 'night') page.dataset.chart = chart;
  const height = Number(recall('my-games-height'));
  if (height > 0) page.style.setProperty('--my-games-height', `${height}px`);
  const useFonts = () => document.getElementById('fonts')?.setAttribute('media', 'all');
  if (height > 0) useFonts();
  else requestAnimationFrame(() => setTimeout(useFonts));
  const languages = [recall('locale'), ...navigator.languages, 'en'];
  const codes = languages.map((language) => language?.slice(0, 2).toLowerCase());
  page.dataset.look = codes.find((code) => /en|fr|nl/.test(code)) === page.lang ? 'drawn' : 'hidden';
  // What is touched before the program is there is done when it is. Links need no program.
  let touched;
  const wait = (event) => {
    const target = event.target.closest('button, input');
    if (target === null) return;
    event.preventDefault();
    touched = target;
  };
  page.addEventListener('click', wait);
  page.addEventListener('program-ready', () => {
    page.removeEventListener('click', wait);
    delete page.dataset.look;
    if (touched?.isConnected) touched.click();
  });
}
