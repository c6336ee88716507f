import type { Content } from '@captains-table/maracaibo';
import type { JSX } from 'preact';
import { marksOf } from '@captains-table/maracaibo/signs';
import { CityMark, HomewardMark, StartMark, VillageMark } from '../drawings/chart/place-mark.tsx';

/** A place as it is printed, with nothing lying on it. */
export function PlaceFace({ place }: { readonly place: Content['locations'][number] }): JSX.Element {
  const action = marksOf(place.action?.effect ?? []);
  switch (place.type) {
    case 'city':
      return (
        <CityMark
          label={place.id}
          action={action}
          good={place.market?.good}
          spaces={(place.market?.spaces ?? []).filter((players) => players > 0).length}
          discs={0}
          flag={place.flag && marksOf(place.flag)}
        />
      );
    case 'village':
      return <VillageMark label={place.id} />;
    case 'homeward':
      return <HomewardMark label={place.id} action={action} />;
    case 'start':
      return <StartMark />;
  }
}
