/* Writing of observations and masks: see Tensor and Marks in compiled_arrays.py, and interpreted_arrays.py for the same
 * in Python.
 *
 * compile_core.py inserts this file as it does layers.c.
 */

typedef burgrave___kernel___compiled_arrays___TensorObject TensorObject;

#define LARGEST 32767

/* Return the place of an index if the tensor has ``size`` numbers from there on; otherwise set an exception. */
static inline int16_t *tensor_at(PyObject *tensor, int64_t at, int64_t size) {
    const TensorObject *self = (TensorObject *)tensor;
    if (at >= 0 && size <= self->__numbers.len - at)
        return self->__numbers.items + at;
    PyErr_SetString(PyExc_IndexError, "a tensor has no such index");
    return NULL;
}

static inline int16_t capped(int64_t number) {
    return (int16_t)(number < LARGEST ? number : LARGEST);
}

char CPyDef_compiled_arrays___Tensor___set(PyObject *cpy_r_self, int64_t cpy_r_at, int64_t cpy_r_number) {
    int16_t *place = tensor_at(cpy_r_self, cpy_r_at, 1);
    if (!place)
        return 2;
    *place = capped(cpy_r_number);
    return 1;
}

char CPyDef_compiled_arrays___Tensor___clear(PyObject *cpy_r_self, int64_t cpy_r_at, int64_t cpy_r_size) {
    int16_t *place = tensor_at(cpy_r_self, cpy_r_at, cpy_r_size);
    if (!place)
        return 2;
    if (cpy_r_size > 0)
        memset(place, 0, sizeof(int16_t) * (size_t)cpy_r_size);
    return 1;
}

char CPyDef_compiled_arrays___Tensor___set_bits(PyObject *cpy_r_self, int64_t cpy_r_at, int64_t cpy_r_mask) {
    int64_t at = cpy_r_at;
    for (uint64_t left = (uint64_t)cpy_r_mask; left; left >>= 1, at++) {
        for (; !(left & 0xFF); left >>= 8)
            at += 8;
        if (left & 1) {
            int16_t *place = tensor_at(cpy_r_self, at, 1);
            if (!place)
                return 2;
            *place = 1;
        }
    }
    return 1;
}

char CPyDef_compiled_arrays___Tensor___set_row(PyObject *cpy_r_self, int64_t cpy_r_at, VecI64 cpy_r_row) {
    int16_t *place = tensor_at(cpy_r_self, cpy_r_at, cpy_r_row.len);
    if (!place)
        return 2;
    for (Py_ssize_t i = 0; i < cpy_r_row.len; i++)
        place[i] = capped(cpy_r_row.items[i]);
    return 1;
}

char CPyDef_compiled_arrays___Tensor___set_last(PyObject *cpy_r_self, int64_t cpy_r_at, PyObject *cpy_r_stack,
                                                int64_t cpy_r_size, VecI64 cpy_r_codes) {
    int16_t *place = tensor_at(cpy_r_self, cpy_r_at, cpy_r_size);
    if (!place)
        return 2;
    for (int64_t i = 0; i < cpy_r_size; i++) {
        Py_ssize_t from = PyList_GET_SIZE(cpy_r_stack) - 1 - (Py_ssize_t)i;
        int64_t item = from < 0 ? -1 : CPyLong_AsInt64(PyList_GET_ITEM(cpy_r_stack, from));
        if (item < 0 || item >= cpy_r_codes.len) {
            PyErr_SetString(PyExc_IndexError, "a stack has no such item");
            return 2;
        }
        place[i] = capped(cpy_r_codes.items[item]);
    }
    return 1;
}

char CPyDef_compiled_arrays___Tensor___count(PyObject *cpy_r_self, int64_t cpy_r_at, VecI64 cpy_r_items,
                                             VecI64 cpy_r_kinds) {
    for (Py_ssize_t i = 0; i < cpy_r_items.len; i++) {
        int64_t item = cpy_r_items.items[i];
        if ((uint64_t)item >= (uint64_t)cpy_r_kinds.len) {
            PyErr_SetString(PyExc_IndexError, "an item has no kind");
            return 2;
        }
        int16_t *place = tensor_at(cpy_r_self, cpy_r_at + cpy_r_kinds.items[item], 1);
        if (!place)
            return 2;
        ++*place;
    }
    return 1;
}

int64_t CPyDef_compiled_arrays___next_marked(VecI64 cpy_r_items, int64_t cpy_r_first, VecI16 cpy_r_masks,
                                             int64_t cpy_r_mask) {
    for (int64_t i = cpy_r_first < 0 ? 0 : cpy_r_first; i < cpy_r_items.len; i++) {
        int64_t item = cpy_r_items.items[i];
        if ((uint64_t)item >= (uint64_t)cpy_r_masks.len) {
            PyErr_SetString(PyExc_IndexError, "an item has no mask");
            return CPY_LL_INT_ERROR;
        }
        if (cpy_r_masks.items[item] & cpy_r_mask)
            return i;
    }
    return cpy_r_items.len;
}

static char fill_marks(PyObject *marks, int64_t first, PyObject *actions, uint8_t mark) {
    const VecU8 row = ((burgrave___kernel___compiled_arrays___MarksObject *)marks)->__marks;
    const burgrave___kernel___compiled_arrays___ActionListObject *list = (void *)actions;
    for (int64_t i = 0; i < list->__size; i++) {
        int64_t at = first + list->__ids.items[i];
        if (at < 0 || at >= row.len) {
            PyErr_SetString(PyExc_IndexError, "a mask has no such index");
            return 2;
        }
        row.items[at] = mark;
    }
    return 1;
}

char CPyDef_compiled_arrays___Marks___mark_all(PyObject *cpy_r_self, int64_t cpy_r_first, PyObject *cpy_r_actions) {
    return fill_marks(cpy_r_self, cpy_r_first, cpy_r_actions, 1);
}

char CPyDef_compiled_arrays___Marks___unmark_all(PyObject *cpy_r_self, int64_t cpy_r_first, PyObject *cpy_r_actions) {
    return fill_marks(cpy_r_self, cpy_r_first, cpy_r_actions, 0);
}
