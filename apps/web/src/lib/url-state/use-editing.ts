import { useState } from 'react';
import { useSearchParams } from 'react-router';

const EDIT = 'edit';

/** Whether the record is being edited, kept in the address. */
export function useEditing() {
  const [search, setSearch] = useSearchParams();
  const [isBack, setIsBack] = useState(false);
  return {
    isEditing: search.get(EDIT) === 'true',
    /** After the form was closed, the focus returns to its button. */
    isBack,
    begin() {
      setIsBack(false);
      setSearch({ [EDIT]: 'true' });
    },
    end() {
      setIsBack(true);
      setSearch({}, { replace: true });
    },
  };
}
